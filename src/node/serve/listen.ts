import { once } from 'node:events'
import type { Server } from 'node:http'

export const loopback = '127.0.0.1'

/**
 * Listens to this machine on the port or one of the next `tries` ports.
 *
 * @returns the port in use
 */
export async function listen(server: Server, port: number, tries: number): Promise<number> {
  try {
    await once(server.listen(port, loopback), 'listening')
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken || port === 65_535 || tries === 0) throw error
    return listen(server, port + 1, tries - 1)
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
