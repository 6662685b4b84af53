import { configFile, countryIn } from '../../src/content/model/files/configFile.ts'
import { read } from './jsonService.ts'

/** The country of the shipped site, for which `npm run schemas` generates. */
export const shippedCountry = countryIn({ [configFile]: read(configFile) })
