import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PictureFocus } from '../../../schemas/parts/framing.ts'
import type { PictureEntry } from '../../node/edit/protocol.ts'
import { ask } from '../site/actions.ts'
import { useAnew } from '../site/useAnew.ts'
import { sendPicture } from './sendPicture.ts'

/** The fields of a photo on a page. */
export interface ChosenPicture {
  src: string
  alt: string
  focus: PictureFocus
}

/**
 * The pictures of the site, and the one that is chosen for a field.
 *
 * @param start the current fields; `src` is empty if there is no photo
 */
export function useChosenPicture(start: ChosenPicture) {
  const [pictures, setPictures] = useState<PictureEntry[]>([])
  const [chosen, setChosen] = useState(start)
  const [isPlain, setPlain] = useState(start.src !== '' && start.alt === '')
  /** The description field. */
  const words = useRef<HTMLTextAreaElement>(null)
  const list = () => ask<{ pictures: PictureEntry[] }>('pictures').then((answer) => setPictures(answer?.pictures ?? []))
  useAnew('', () => void list())
  const choose = (src: string, areWordsNext: boolean) => {
    if (src === chosen.src) return
    // The description field can be focused only after it was rendered. This must be synchronous, or the next key press
    // would be lost.
    flushSync(() => {
      // The description of another picture would be wrong.
      setChosen({ src, alt: src === start.src ? start.alt : '', focus: 'center' })
      setPlain(false)
    })
    if (areWordsNext) words.current?.focus()
  }
  return {
    pictures,
    chosen,
    isPlain,
    words,
    choose,
    setPlain,
    /** Changes the description or the focus of the chosen picture. */
    describe: (part: Partial<ChosenPicture>) => setChosen({ ...chosen, ...part }),
    /** Adds a file of this computer to the site and chooses it. If it is refused, the person is told the reason. */
    async upload(file: File | undefined) {
      const picture = file && (await sendPicture(file))
      if (!picture) return
      await list()
      choose(picture.src, true)
    },
  }
}
