/** Replaces the code with which rjsf merges `allOf` (7 kB gzip); our forms do not use it. */
export default function keepSchema<Schema>(schema: Schema): Schema {
  return schema
}
