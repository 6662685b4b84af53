/** The sign of the site, three steps of which the top one is scrubbed: paths in a square of 30 units. */
export const sign = {
  viewBox: '0 0 30 30',
  /** In the brand colour. */
  steps: 'M0 30V21h10v-8h10V5h10v25z',
  /** In the action colour. */
  scrubbed: 'M20 0h10v4H20z',
}
