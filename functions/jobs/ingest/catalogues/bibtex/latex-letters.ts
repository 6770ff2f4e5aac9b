/** Combining marks of LaTeX's accents. */
export const ACCENTS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030A',
  H: '\u030B',
  v: '\u030C',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
}

const GREEK =
  'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ \
sigma σ tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω'
const LETTERS = 'ss ß SS ẞ ae æ AE Æ oe œ OE Œ aa å AA Å o ø O Ø l ł L Ł i ı j ȷ dh ð DH Ð th þ TH Þ dj đ DJ Đ ng ŋ NG Ŋ'
const SIGNS =
  'textbackslash \\ textbraceleft { textbraceright } textasciitilde ~ textasciicircum ^ textunderscore _ textless < textgreater > \
textbar | textquotesingle \' textquotedbl " textendash – textemdash — endash – emdash — textquoteleft ‘ textquoteright ’ \
textquotedblleft “ textquotedblright ” ldots … dots … textellipsis … textdegree ° degree ° textmu µ textregistered ® texttrademark ™ \
textcopyright © copyright © S § P ¶ pounds £ euro € texteuro € times × div ÷ pm ± le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ approx ≈ sim ~ \
infty ∞ cdot · textperiodcentered · textbullet • to → rightarrow → leftarrow ← leftrightarrow ↔ circ ° prime ′ guillemotleft « guillemotright » \
TeX TeX LaTeX LaTeX'

/** Texts that commands of LaTeX write. A command that is not named here writes nothing, and its argument stays. */
export const COMMANDS: ReadonlyMap<string, string> = new Map(
  [GREEK, LETTERS, SIGNS].flatMap((pairs) => {
    const words = pairs.split(/\s+/)
    return words.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, words[at + 1] as string]] : []))
  }),
)
