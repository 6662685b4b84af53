/** Hosts with a well-known name. */
const known: Readonly<Record<string, string>> = {
  'angi.com': 'Angi',
  'bbb.org': 'BBB',
  'bsky.app': 'Bluesky',
  'doctolib.de': 'Doctolib',
  'doctolib.fr': 'Doctolib',
  'facebook.com': 'Facebook',
  'g.page': 'Google',
  'houzz.com': 'Houzz',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'maps.app.goo.gl': 'Google Maps',
  'nextdoor.com': 'Nextdoor',
  'opentable.com': 'OpenTable',
  'pinterest.com': 'Pinterest',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'tripadvisor.com': 'Tripadvisor',
  'twitter.com': 'X',
  'vimeo.com': 'Vimeo',
  'wa.me': 'WhatsApp',
  'wikidata.org': 'Wikidata',
  'wikipedia.org': 'Wikipedia',
  'x.com': 'X',
  'xing.com': 'XING',
  'yelp.com': 'Yelp',
  'youtube.com': 'YouTube',
}

/**
 * Returns the name of the host of a web address: `Facebook`, or the host itself if it has no known name, `example.com`.
 */
export function hostName(address: string): string {
  const { hostname } = new URL(address)
  const host = hostname.replace(/^www\./, '')
  // `fr.wikipedia.org` and `de-de.facebook.com` are language versions of the same host.
  const whole = host.replace(/^[a-z]{1,2}(?:-[a-z]{2})?\.(?=.+\.)/, '')
  return known[host] ?? known[whole] ?? host
}
