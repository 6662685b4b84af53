import { createRoot } from 'react-dom/client'
import { Editor } from './Editor.tsx'
import './colours.css'
import './main.css'
import { takeKey } from './site/callApi.ts'
import { openFirst, watchSite } from './site/openPage.ts'

const place = document.getElementById('editor')
const key = takeKey()
if (place && key === undefined) {
  place.textContent = 'Open the address that npm run edit shows in the terminal: it holds the key of this session.'
} else if (place) {
  createRoot(place).render(<Editor />)
  void openFirst().then(watchSite)
}
