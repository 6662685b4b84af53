import type { Film } from '../../model/film.ts'

const types: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm' }

const idOfYouTube = /^[\w-]{11}$/

/**
 * Returns what a video section plays: a file, or the player of YouTube or Vimeo. For YouTube it is the player of
 * youtube-nocookie.com, which sets no cookie before the video starts
 * (https://support.google.com/youtube/answer/171780). Undefined for other addresses.
 */
export function readVideo(address: string): Film | undefined {
  if (!/^https:\/\//.test(address)) {
    const type = types[/^\/[^?#]*\.(\w+)$/.exec(address)?.[1]?.toLowerCase() ?? '']
    return type === undefined ? undefined : { kind: 'file', type }
  }
  if (!URL.canParse(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  const host = hostname.replace(/^(?:www|m|player)\./, '')
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  if (host === 'youtu.be' || /^youtube(?:-nocookie)?\.com$/.test(host)) {
    const isPath = /^(?:embed|shorts|live|v)$/.test(first)
    const id = host === 'youtu.be' ? first : isPath ? second : (searchParams.get('v') ?? '')
    if (!idOfYouTube.test(id)) return undefined
    return frame(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`)
  }
  if (host !== 'vimeo.com') return undefined
  const [id, key] = first === 'video' ? [second, searchParams.get('h')] : [first, second || searchParams.get('h')]
  if (!/^\d+$/.test(id ?? '')) return undefined
  return frame(`https://player.vimeo.com/video/${id}?${key ? `h=${encodeURIComponent(key)}&` : ''}autoplay=1&dnt=1`)
}

const frame = (address: string): Film => ({ kind: 'frame', frame: address, host: new URL(address).hostname })
