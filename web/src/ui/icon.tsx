import type { ComponentProps } from 'react'
import type { IconName } from './icon-names.ts'
/** Made by the build of the names that stand in `icon-names.ts`. */
import sprite from './icons.svg'

/** The name of a drawing in words: `close-circle` of CloseCircleFilled. */
const wordsOf = (shape: IconName) =>
  shape
    .replace(/(Outlined|Filled)$/, '')
    .replace(/\B[A-Z]/g, '-$&')
    .toLowerCase()

/** Draws an icon with the markup of antd's own, whose styles then fit both. Its paths are in a file, not in the script. */
export function Icon({ shape, className = '', ...rest }: ComponentProps<'span'> & { shape: IconName }) {
  return (
    <span role="img" aria-label={wordsOf(shape)} {...rest} className={`anticon ${className}`.trim()}>
      <svg aria-hidden="true" focusable="false">
        <use href={`${sprite}#${shape}`} />
      </svg>
    </span>
  )
}
