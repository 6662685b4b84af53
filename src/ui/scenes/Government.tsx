import { Lines, Tree } from './kit.tsx'

/** A courthouse with its columns and broad marble steps. */
export function Government() {
  const columns = [160, 224, 288, 352, 416, 480]
  return (
    <>
      <path d="M0 372V280h64v-24h48v116zM544 372V240h56v40h40v92z" fill="var(--s1)" />
      <path d="M320 40v-24" stroke="var(--sl)" strokeWidth="3" />
      <path d="M320 16h40l-8 8 8 8h-40z" fill="var(--sa)" />
      <path d="M308 40h24v24h-24z" fill="var(--s3)" />
      <path d="M248 128q0-64 72-64t72 64z" fill="var(--s2)" />
      <path d="M320 64q72 0 72 64h-40q0-48-32-64z" fill="var(--s3)" />
      <path d="M240 128h160v24H240z" fill="var(--s1)" />
      <path d="M252 140h144" stroke="var(--s3)" strokeWidth="14" strokeDasharray="8 12" />
      <path d="M128 200l192-56 192 56z" fill="var(--s2)" />
      <path d="M168 194l152-44 152 44z" fill="var(--s1)" />
      <path d="M128 200h384v20H128z" fill="var(--sw)" />
      <path d="M144 220h352v124H144z" fill="var(--s3)" />
      {columns.map((x) => (
        <path key={x} d={`M${x} 220h24v124h-24z`} fill="var(--sw)" />
      ))}
    </>
  )
}
