/** Whether a host answers at all; scripts cannot read the answer of another site. */
export const askHost = (address: string, signal: AbortSignal): Promise<boolean> =>
  fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal }).then(
    () => true,
    () => false,
  )
