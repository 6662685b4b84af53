/**
 * A selector for the last item of an odd number in a `Grid`, which spans the grid where the others are in rows of two.
 * It has the specificity of `&&`.
 */
export const lastOfOdd = ':where(ul[data-large]) > &&:where(:last-child:nth-child(odd))'
