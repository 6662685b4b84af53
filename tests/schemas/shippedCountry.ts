import { configFile, countryIn } from '../../src/content/model/files/configFile.ts'
import { read } from './jsonService.ts'

/** The country of the site here, for which `npm run schemas` writes. */
export const shippedCountry = countryIn({ [configFile]: read(configFile) })
