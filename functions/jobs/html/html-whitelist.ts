const words = (text: string) => new Set(text.split(/\s+/))

export const ELEMENTS = words(`a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd del
  details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rb rp
  rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr
  math mrow mi mn mo ms mtext mspace msup msub msubsup mfrac msqrt mroot munder mover munderover mtable mtr mtd mstyle mpadded
  svg g path rect circle ellipse line polyline polygon text tspan title desc`)

/** With these goes all that is in them. */
export const DROPPED_WHOLE = words(`script style noscript template iframe frame frameset noframes object applet audio video
  canvas map head select textarea button datalist foreignobject xml noembed plaintext xmp`)

/** They have no end tag. */
export const VOID = words('br hr img col wbr')

const EVERYWHERE = words('id lang dir title role aria-label aria-hidden xml:lang')
const SVG = words(`viewbox width height x y x1 x2 y1 y2 cx cy r rx ry d points transform fill stroke stroke-width stroke-dasharray
  stroke-linecap stroke-linejoin font-size font-weight text-anchor dominant-baseline opacity fill-opacity dx dy`)
const OWN: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words('href'),
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
}
const DRAWN = words('svg g path rect circle ellipse line polyline polygon text tspan')

export function isKeptAttribute(element: string, name: string): boolean {
  return EVERYWHERE.has(name) || (OWN[element]?.has(name) ?? false) || (DRAWN.has(element) && SVG.has(name))
}

const LINK = /^(#|https?:\/\/|mailto:)/i
/** No SVG: it may hold more than a picture. */
const PICTURE = /^data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=\s]*$/i

/** Links lead to a place in the document or out to the web; pictures come within the page. Nothing else is an address. */
export function isSafeValue(name: string, value: string): boolean {
  if (name === 'href') return LINK.test(value.trim())
  if (name === 'src') return PICTURE.test(value.trim())
  return !/url\s*\(/i.test(value)
}
