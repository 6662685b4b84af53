/**
 * The item of a `Grid` that is as wide as it where the others stand in twos: the last of an odd number, as a selector of an
 * item's styles that weighs no more than `&&`.
 */
export const lastOfOdd = ':where(ul[data-large]) > &&:where(:last-child:nth-child(odd))'
