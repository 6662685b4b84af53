/** States and provinces with their codes, postal codes and bounds. */

/** South, west, north and east in degrees. An east above 180 is beyond the date line. */
export type Box = readonly [south: number, west: number, north: number, east: number]

export interface Region {
  name: string
  /** Prefixes of the region's postal codes, and ranges of prefixes of equal length, separated by spaces. */
  codes: string
  box: Box
}

export type Regions = Readonly<Record<string, Region>>

const regions = (table: string): Regions =>
  Object.fromEntries(
    table.split('\n').flatMap((line) => {
      const [code = '', name = '', codes = '', box = ''] = line.split('|').map((cell) => cell.trim())
      const [south = 0, west = 0, north = 0, east = 0] = box.split(' ').map(Number)
      return code === '' ? [] : [[code, { name, codes, box: [south, west, north, east] }]]
    }),
  )

/**
 * The states and territories of the USA with the first three digits of their ZIP codes (USPS, labeling list L002 and
 * Publication 65) and their bounds (US Census Bureau, cartographic boundary files), rounded outwards. A gap between two
 * ranges of one state counts as part of that state.
 */
const american = regions(`
  AL | Alabama              | 350-369         | 30.1 -88.5 35.1 -84.8
  AK | Alaska               | 995-999         | 51.1 172 71.5 230.1
  AZ | Arizona              | 850-865         | 31.3 -114.9 37.1 -109
  AR | Arkansas             | 716-729 755     | 33 -94.7 36.5 -89.6
  CA | California           | 900-961         | 32.5 -124.5 42.1 -114.1
  CO | Colorado             | 800-816         | 36.9 -109.1 41.1 -102
  CT | Connecticut          | 060-069         | 40.9 -73.8 42.1 -71.7
  DE | Delaware             | 197-199         | 38.4 -75.8 39.9 -75
  DC | District of Columbia | 200 202-205 569 | 38.7 -77.2 39 -76.9
  FL | Florida              | 320-349         | 24.3 -87.7 31.1 -79.9
  GA | Georgia              | 300-319 398-399 | 30.3 -85.7 35.1 -80.7
  HI | Hawaii               | 967-968         | 18.8 -178.4 28.5 -154.8
  ID | Idaho                | 832-838         | 41.9 -117.3 49.1 -111
  IL | Illinois             | 600-629         | 36.9 -91.6 42.6 -87
  IN | Indiana              | 460-479         | 37.7 -88.1 41.8 -84.7
  IA | Iowa                 | 500-528 681     | 40.3 -96.7 43.6 -90.1
  KS | Kansas               | 660-679         | 36.9 -102.1 40.1 -94.5
  KY | Kentucky             | 400-427         | 36.4 -89.6 39.2 -81.9
  LA | Louisiana            | 700-714         | 28.8 -94.1 33.1 -88.7
  ME | Maine                | 039-049         | 42.9 -71.1 47.5 -66.8
  MD | Maryland             | 203 206-219     | 37.8 -79.5 39.8 -74.9
  MA | Massachusetts        | 010-027 055     | 41.2 -73.6 42.9 -69.8
  MI | Michigan             | 480-499         | 41.6 -90.5 48.4 -82.1
  MN | Minnesota            | 550-567         | 43.4 -97.3 49.4 -89.4
  MS | Mississippi          | 386-397         | 30.1 -91.7 35.1 -88
  MO | Missouri             | 630-658         | 35.9 -95.8 40.7 -89
  MT | Montana              | 590-599         | 44.3 -116.1 49.1 -104
  NE | Nebraska             | 680-693         | 39.9 -104.1 43.1 -95.3
  NV | Nevada               | 889-898         | 35 -120.1 42.1 -114
  NH | New Hampshire        | 030-038         | 42.6 -72.6 45.4 -70.6
  NJ | New Jersey           | 070-089         | 38.8 -75.6 41.4 -73.8
  NM | New Mexico           | 870-884         | 31.3 -109.1 37.1 -103
  NY | New York             | 005 063 100-149 | 40.4 -79.8 45.1 -71.8
  NC | North Carolina       | 270-289         | 33.7 -84.4 36.6 -75.4
  ND | North Dakota         | 580-588         | 45.9 -104.1 49.1 -96.5
  OH | Ohio                 | 430-459         | 38.3 -84.9 42.4 -80.5
  OK | Oklahoma             | 730-732 734-749 | 33.6 -103.1 37.1 -94.4
  OR | Oregon               | 970-979         | 41.9 -124.7 46.3 -116.4
  PA | Pennsylvania         | 150-196         | 39.7 -80.6 42.4 -74.6
  RI | Rhode Island         | 028-029         | 41 -71.9 42.1 -71
  SC | South Carolina       | 290-299         | 32 -83.4 35.3 -78.5
  SD | South Dakota         | 570-577         | 42.4 -104.1 46 -96.4
  TN | Tennessee            | 370-385         | 34.9 -90.4 36.7 -81.6
  TX | Texas                | 733 750-799 885 | 25.8 -106.7 36.6 -93.5
  UT | Utah                 | 840-847         | 36.9 -114.1 42.1 -109
  VT | Vermont              | 050-059         | 42.7 -73.5 45.1 -71.4
  VA | Virginia             | 201 220-246     | 36.5 -83.7 39.5 -75.1
  WA | Washington           | 980-994         | 45.5 -124.9 49.1 -116.9
  WV | West Virginia        | 247-268         | 37.2 -82.7 40.7 -77.7
  WI | Wisconsin            | 530-549         | 42.4 -92.9 47.4 -86.2
  WY | Wyoming              | 820-831 834     | 40.9 -111.1 45.1 -104
  AS | American Samoa       | 967             | -14.7 -171.2 -11 -168
  GU | Guam                 | 969             | 13.2 144.6 13.7 145
  MP | Northern Mariana Islands | 969         | 14 144.8 20.7 146.2
  PR | Puerto Rico          | 006-007 009     | 17.8 -68 18.6 -65.2
  VI | Virgin Islands       | 008             | 17.6 -65.2 18.5 -64.5
`)

/** The provinces and territories of Canada with the first letters of their postal codes (Canada Post). */
const canadian = regions(`
  AB | Alberta                   | T         | 48.9 -120.1 60.1 -109.9
  BC | British Columbia          | V         | 48.2 -139.2 60.1 -114
  MB | Manitoba                  | R         | 48.9 -102.1 60.1 -88.9
  NB | New Brunswick             | E         | 44.5 -69.2 48.2 -63.7
  NL | Newfoundland and Labrador | A         | 46.5 -67.9 60.5 -52.5
  NS | Nova Scotia               | B         | 43.3 -66.5 47.2 -59.6
  NT | Northwest Territories     | X         | 59.9 -136.6 79 -101.9
  NU | Nunavut                   | X         | 51.6 -120.8 83.2 -61
  ON | Ontario                   | K L M N P | 41.6 -95.3 56.9 -74.3
  PE | Prince Edward Island      | C         | 45.9 -64.5 47.1 -61.9
  QC | Quebec                    | G H J     | 44.9 -79.9 62.7 -57
  SK | Saskatchewan              | S         | 48.9 -110.1 60.1 -101.3
  YT | Yukon                     | Y         | 59.9 -141.1 69.8 -123.7
`)

/**
 * The states and territories of Australia with the prefixes of their postcodes (Australia Post), including towns across
 * a border.
 */
const australian = regions(`
  ACT | Australian Capital Territory | 02 254 26 29                        | -36 148.7 -35.1 149.5
  NSW | New South Wales              | 1 2 3644 3691 3707 4375-4385        | -37.6 140.9 -28.1 159.3
  NT  | Northern Territory           | 08 09 4825                          | -26.1 128.9 -10.8 138.1
  QLD | Queensland                   | 4 9 2406                            | -29.3 137.9 -9 153.7
  SA  | South Australia              | 5 0872                              | -38.2 128.9 -25.9 141.1
  TAS | Tasmania                     | 7                                   | -54.9 143.7 -39.4 159
  VIC | Victoria                     | 3 8 2648                            | -39.3 140.9 -33.9 150.1
  WA  | Western Australia            | 6 0872                              | -35.3 112.8 -13.6 129.1
`)

/** The regions by country code, then by region code. */
export const regionsByCountry: Readonly<Record<string, Regions>> = { US: american, CA: canadian, AU: australian }
