/** The file with the facts of the company, beside the folder pages/. */
export const configFile = 'site.config.json'
