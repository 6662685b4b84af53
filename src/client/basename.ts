/** The folder of the site on its host as react-router wants it, without the slash at the end. */
export const basename = import.meta.env.BASE_URL.replace(/\/$/, '')
