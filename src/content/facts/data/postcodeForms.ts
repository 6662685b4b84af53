/**
 * The areas of British postcodes (Royal Mail, Postcode Address File), including those of the islands and the armed
 * forces.
 */
const britishAreas =
  'AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|' +
  'GU|GY|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|' +
  'PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|' +
  'WR|WS|WV|YO|ZE'

interface PostcodeForm {
  pattern: RegExp
  /** The pattern of a full code, if `pattern` also accepts the first part, which identifies a town. */
  whole?: RegExp
  example: string
}

const digits = (number: number, example: string, prefix = ''): PostcodeForm => ({
  pattern: new RegExp(`^(?:[A-Z]{1,2}[- ])?${prefix}\\d{${number}}$`),
  example,
})

const [four, five, six] = [digits(4, '1010'), digits(5, '10115'), digits(6, '018956')]
const threeAndTwo: PostcodeForm = { pattern: /^(?:[A-Z]{2}[- ])?\d{3} ?\d{2}$/, example: '110 00' }

/**
 * The formats of postal codes by country. Where the first part identifies a town, the pattern accepts that part alone
 * (Universal Postal Union, addressing systems; https://github.com/google/libaddressinput).
 */
export const postcodeForms: Readonly<Record<string, PostcodeForm>> = {
  US: { pattern: /^\d{5}(?:-\d{4})?$/, example: '21207' },
  CA: {
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z](?: ?\d[ABCEGHJ-NPRSTV-Z]\d)?$/,
    whole: /^.{6,}$/,
    example: 'M5V 2T6',
  },
  GB: {
    pattern: new RegExp(`^(?:${britishAreas})\\d[A-Z\\d]?(?: ?\\d[ABD-HJLNP-UW-Z]{2})?$|^GIR ?0AA$`),
    whole: /\d[A-Z]{2}$/,
    example: 'LS1 4AP',
  },
  IE: { pattern: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)(?: ?[\dAC-FHKNPRTV-Y]{4})?$/, whole: /^.{7,}$/, example: 'D02 AF30' },
  FR: { pattern: /^(?:F-)?(?:0[1-9]|[1-8]\d|9[0-58])\d{3}(?: CEDEX(?: \d{1,2})?)?$|^97\d{3}$/i, example: '75008' },
  DE: { pattern: /^(?:D-)?(?!00)\d{5}$/, example: '10115' },
  AU: { pattern: /^(?:0[289]|[1-9]\d)\d{2}$/, example: '2000' },
  NL: { pattern: /^[1-9]\d{3}(?: ?[A-Z]{2})?$/, whole: /[A-Z]$/, example: '1012 AB' },
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-950' },
  PT: { pattern: /^\d{4}(?:-\d{3})?$/, whole: /-/, example: '1000-205' },
  BR: { pattern: /^\d{5}(?:-?\d{3})?$/, whole: /^.{8,}$/, example: '01310-100' },
  JP: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001' },
  IN: { pattern: /^[1-9]\d{2} ?\d{3}$/, example: '110001' },
  IL: { pattern: /^\d{5}(?:\d{2})?$/, example: '9614303' },
  ...{ AT: four, BE: four, BG: four, CH: four, DK: four, HU: four, LU: four, NO: four, NZ: four, SI: four, ZA: four },
  ...{ ES: digits(5, '28013', '(?=0[1-9]|[1-4]|5[0-2])'), FI: five, HR: five, IT: five, MX: five, TR: five },
  ...{ CZ: threeAndTwo, GR: threeAndTwo, SE: threeAndTwo, SK: threeAndTwo, RO: six, SG: six },
}
