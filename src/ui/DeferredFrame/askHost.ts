/** Whether a host answers at all. What it answers is kept from scripts of other sites. */
export const askHost = (address: string, signal: AbortSignal): Promise<boolean> =>
  fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal }).then(
    () => true,
    () => false,
  )
