import { useWords } from './words/Words.tsx'

interface StarsProps {
  /** How many of the five stars are full. */
  rating: number
  className: string
}

/** The outline of a star in a box of 24 by 24, from its top. */
const star = 'l2.8 5.9 6.5.8-4.8 4.4 1.3 6.4-5.8-3.2-5.8 3.2 1.3-6.4-4.8-4.4 6.5-.8z'
const at = (index: number) => `M${index * 24 + 12} 3${star}`

/** A rating of one to five stars, with a text for screen readers. */
export function Stars({ rating, className }: StarsProps) {
  const say = useWords('testimonials')
  const stars = [0, 1, 2, 3, 4].map(at)
  return (
    <p>
      <svg className={className} viewBox="0 0 120 24" aria-hidden="true">
        <path d={stars.slice(0, rating).join('')} />
        {rating < stars.length && <path fill="none" d={stars.slice(rating).join('')} />}
      </svg>
      <span className="visually-hidden">{say('stars', { count: rating })}</span>
    </p>
  )
}
