/** The browsers besides Chromium, if they are installed. */
import { findFirefox, startFirefox } from './firefox.ts'
import { isWebKitInstalled, startWebKit } from './webkit.ts'

export const browsers = [
  { name: 'WebKit', packages: 'webkit2gtk-driver xvfb', isThere: isWebKitInstalled(), start: startWebKit },
  { name: 'Firefox', packages: 'firefox-esr', isThere: findFirefox() !== undefined, start: startFirefox },
]
