const contact = /@[\p{L}\p{N}]|\d[ ()./-]{0,3}\d{2}[ ()./-]{0,3}\d{3}/u

/** Whether a text may hold a phone number or an e-mail address: asked for each text of a site. */
export const mayHoldContact = (text: string): boolean => contact.test(text)
