import { Bucket, Subject, Tree } from './kit.tsx'

/** A courthouse with its columns and broad marble steps; the pail stands where the work begins. */
export const government = (
  <>
    <circle cx="452" cy="136" r="48" fill="var(--sw)" />
    <path d="M0 372V264h48v-32h56v140zM536 372V248h56v-32h48v156z" fill="var(--s1)" />
    <path d="M72 372V240h496v132z" fill="var(--s2)" />
    <path d="M64 228h80v12H64zM496 228h80v12h-80z" fill="var(--sl)" />
    <path d="M108 264h20v56h-20zM512 264h20v56h-20z" fill="var(--s3)" />
    <path d="M320 56V16" stroke="var(--sl)" strokeWidth="3" />
    <path d="M321 16h44l-10 9 10 9h-44z" fill="var(--sa)" />
    <path d="M248 136q0-64 72-64t72 64z" fill="var(--s2)" />
    <path d="M308 56h24v16q60 4 60 64h-40q0-44-32-64h-12z" fill="var(--s3)" />
    <path d="M240 136h160v32H240z" fill="var(--s1)" />
    <path d="M250 152h140" stroke="var(--s3)" strokeWidth="16" strokeDasharray="8 14" />
    <path d="M320 152l200 56H120z" fill="var(--sl)" />
    <path d="M320 164l156 44H164z" fill="var(--s1)" />
    <circle cx="320" cy="190" r="10" fill="var(--s3)" />
    <path d="M152 232h336v112H152z" fill="var(--s3)" />
    <path d="M304 264h32v80h-32z" fill="var(--sa)" />
    <path d="M136 208h368v24H136zM120 344h400v16h20v20h20v20h20v20H60v-20h20v-20h20v-20h20z" fill="var(--sw)" />
    <path d="M152 288h336" stroke="var(--sw)" strokeWidth="112" strokeDasharray="24 38.4" />
    <path d="M168 288h320" stroke="var(--s2)" strokeWidth="112" strokeDasharray="8 54.4" />
    <path d="M148 236h340M148 340h340" stroke="var(--sw)" strokeWidth="8" strokeDasharray="32 30.4" />
    <path d="M144 222h352" stroke="var(--s2)" strokeWidth="4" />
    <path
      d="M120 350h400v10H120zM100 368h440v12H100zM80 388h480v12H80zM60 408h520v12H60z"
      fill="var(--s2)"
      opacity=".5"
    />
    <path d="M0 420h640v60H0z" fill="var(--s1)" />
    <Tree x={80} y={416} r={48} h={156} fill="var(--s3)" />
    <Tree x={588} y={412} r={36} h={116} fill="var(--s3)" />
    <Subject>
      <Bucket x={412} y={398} />
    </Subject>
  </>
)
