/** Whether an address ends in a name reserved for examples and tests (RFC 2606, RFC 6761). */
export const isSampleDomain = (address: string): boolean =>
  /\.(?:example|test|invalid|localhost)$/i.test(address) || isExampleSite(address)

/**
 * Whether an address ends in a name for documentation, `www.example.com` (RFC 2606, 3), which answers with a page about
 * nobody.
 */
export const isExampleSite = (address: string): boolean => /\bexample\.(?:com|net|org)$/i.test(address)
