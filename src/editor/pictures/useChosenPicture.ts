import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PictureFocus } from '../../../schemas/parts/framing.ts'
import type { PictureEntry } from '../../node/edit/protocol.ts'
import { ask } from '../site/actions.ts'
import { useAnew } from '../site/useAnew.ts'
import { sendPicture } from './sendPicture.ts'

/** What a place of a page says of its photo. */
export interface ChosenPicture {
  src: string
  alt: string
  focus: PictureFocus
}

/**
 * The pictures of the site, and the one that is chosen for a place.
 *
 * @param start what the place says now; its `src` is empty where it has no photo
 */
export function useChosenPicture(start: ChosenPicture) {
  const [pictures, setPictures] = useState<PictureEntry[]>([])
  const [chosen, setChosen] = useState(start)
  const [isPlain, setPlain] = useState(start.src !== '' && start.alt === '')
  /** The box of its words. */
  const words = useRef<HTMLTextAreaElement>(null)
  const list = () => ask<{ pictures: PictureEntry[] }>('pictures').then((answer) => setPictures(answer?.pictures ?? []))
  useAnew('', () => void list())
  const choose = (src: string, areWordsNext: boolean) => {
    if (src === chosen.src) return
    // The box of the words takes the focus only once it is drawn, and at once: what is pressed next would be lost to it.
    flushSync(() => {
      // The words of another picture would be wrong of this one.
      setChosen({ src, alt: src === start.src ? start.alt : '', focus: 'center' })
      setPlain(false)
    })
    if (areWordsNext) words.current?.focus()
  }
  return {
    ...{ pictures, chosen, isPlain, words, choose, setPlain },
    /** Changes what is said of the picture that is chosen. */
    describe: (part: Partial<ChosenPicture>) => setChosen({ ...chosen, ...part }),
    /** Adds a file of this computer to the site, and chooses it; why it was refused was told then. */
    async upload(file: File | undefined) {
      const picture = file && (await sendPicture(file))
      if (!picture) return
      await list()
      choose(picture.src, true)
    },
  }
}
