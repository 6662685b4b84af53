declare module 'lucide/dist/cjs/lucide.js' {
  import type { IconNode } from 'lucide'

  const lucide: { icons: Record<string, IconNode> }
  export default lucide
}
