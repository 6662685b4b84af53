/** Whether an address ends in a name reserved for examples and tests (RFC 2606, RFC 6761). */
export const isSampleDomain = (address: string): boolean =>
  /\.(?:example|test|invalid|localhost)$/i.test(address) || isExampleSite(address)

/** Whether an address ends in a name that only documentation uses, `www.example.com` (RFC 2606, 3): it answers, with nobody's page. */
export const isExampleSite = (address: string): boolean => /\bexample\.(?:com|net|org)$/i.test(address)
