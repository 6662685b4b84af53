export interface LinkModel {
  label: string
  href: string
}

/**
 * Days in the words of the site's language, in pieces; pieces that name a day or a time also have it in
 * machine-readable form (HTML, `time`).
 */
export type DaysModel = { text: string; datetime?: string }[]

/** Days on which an office is closed or has other hours, and why. */
export interface ClosureModel {
  days: DaysModel
  note: string
  /** The hours on these days; omitted if it is closed. */
  hours?: string
}

export interface HoursModel {
  days: string
  time: string
}

/** A number beside the phone of an office; a fax has no address. */
export interface PhoneModel {
  label: string
  number: { label: string; href?: string }
  hours: HoursModel[]
}

/** Facts of the company, ready for display. */
export interface CompanyModel {
  name: string
  /** The name of the branch that the other facts belong to; omitted for the main office. */
  branch?: string
  tagline: string
  phone: LinkModel
  /** Its further numbers, each by what it is for; left out where there are none. */
  phones?: PhoneModel[]
  email: LinkModel
  /** Two lines in the format of the country, and the address of directions in a map that phones open in their app. */
  address: { street: string; town: string; directions: string }
  hours: HoursModel[]
  /** The closures to show; omitted if there are none. */
  closures?: ClosureModel[]
  /** Licences of the whole company, with the numbers to verify them; omitted if there are none. */
  licences?: { name: string; number: string }[]
  /** The year of its foundation; omitted if unknown. */
  founded?: number
  /** Its pages on other sites, labelled by host name. */
  profiles?: LinkModel[]
}
