import type { Attributes, IOptions, Tag } from 'sanitize-html'
import { SVG_VALUES } from './svg-values.ts'

const words = (text: string) => text.split(/\s+/)

const DRAWN = words('svg g path rect circle ellipse line polyline polygon text tspan')

const LINK = /^(#|https?:\/\/|mailto:)/i
const OUTWARD = /^https?:/i
/** Embedded pictures. SVG is excluded: it may hold more than a picture. */
const PICTURE = /^data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=\s]*$/i

/** Allows links within the document and to the web, and embedded pictures, but no other address, also not in a drawing's values. */
function isSafeValue(name: string, value: string): boolean {
  if (name === 'href') return LINK.test(value.trim())
  if (name === 'src') return PICTURE.test(value.trim())
  return name !== 'rel' && (SVG_VALUES.get(name)?.test(value) ?? true)
}

/** Keeps the attributes of an element whose values do nothing. */
export function safeValues(tagName: string, given: Attributes): Tag {
  const attribs: Attributes = Object.fromEntries(Object.entries(given).filter(([name, value]) => isSafeValue(name, value)))
  if (OUTWARD.test(attribs.href?.trim() ?? '')) attribs.rel = 'noopener noreferrer'
  return { tagName, attribs }
}

/** Passive elements and attributes. */
export const WHITELIST: IOptions = {
  allowedTags: [
    ...words(`a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd del
      details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rb rp
      rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr
      math mrow mi mn mo ms mtext mspace msup msub msubsup mfrac msqrt mroot munder mover munderover mtable mtr mtd mstyle mpadded
      title desc`),
    ...DRAWN,
  ],
  /** Elements removed together with their content. */
  nonTextTags: words(`script style noscript template iframe frame frameset noframes object applet audio video
    canvas map select textarea button datalist foreignObject foreignobject xml noembed plaintext xmp`),
  selfClosing: words('br hr img col wbr'),
  nestingLimit: 200,
  allowedAttributes: {
    ...Object.fromEntries(DRAWN.map((element) => [element, [...SVG_VALUES.keys()]])),
    '*': words('id lang dir title role aria-label aria-hidden xml:lang'),
    a: words('href rel'),
    img: words('src alt width height'),
    td: words('colspan rowspan headers'),
    th: words('colspan rowspan headers scope abbr'),
    col: words('span'),
    colgroup: words('span'),
    ol: words('start type reversed'),
    li: words('value'),
    time: words('datetime'),
    data: words('value'),
    details: words('open'),
    math: words('display'),
  },
  allowedSchemes: words('http https mailto'),
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
}
