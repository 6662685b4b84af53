/** The code of a site's own section type. Files are relative to the folder of the site. */
export interface OwnSectionCode {
  /** For example `our/menuBoard`. */
  type: string
  view: string
  island?: string
  styles?: string
}

/** The code of a site's own section types. */
export interface OwnCode {
  /** The absolute path of the site's folder. */
  home: string
  sections: readonly OwnSectionCode[]
  /** A hash of all files in `sections/`. */
  hash: string
}

/** For a site without own section types. */
export const noOwnCode: OwnCode = { home: '', sections: [], hash: '' }
