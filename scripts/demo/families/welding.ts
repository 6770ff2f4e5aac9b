import { FWK } from '../text/bodies.ts'
import { after, move, say } from '../text/edit-text.ts'
import type { Family } from '../text/family.ts'

const facts = {
  body: FWK,
  committees: ['FWK Board A Drawings'],
  collections: ['Welding'],
  sectors: ['Manufacturing'],
  taxonomy: ['Manufacturing/Joining'],
}

export const weldingSymbols: Family = {
  ...facts,
  family: 'FWK A-2',
  title: 'Welding symbols on drawings — Reading and writing them',
  description: 'Elements of welding symbols, their places, dimensions and supplementary signs.',
  documentType: 'Standard',
  ics: ['25.160.40', '01.100.20'],
  keywords: ['welding symbol', 'drawing', 'fillet weld', 'butt weld'],
  topics: ['Technical drawing'],
  text: `
# [scope] Scope
This standard says how welds are shown on drawings by symbols. It is for those who draw and for those who read in the shop. It does not say which weld a joint needs.
# [elements] Elements of a symbol
A symbol has an arrow line, a reference line and, where needed, a tail. The arrow points at the joint. What stands below the reference line belongs to the arrow side, what stands above it to the other side.
!flow [order] Order in which a symbol is read ; Arrow: which joint -> Side: above or below -> Basic sign: kind of weld -> Left: cross-section -> Right: length and spacing -> Tail: process, class
# [basic] Basic signs
The basic sign looks like the weld before it is made. {signs} lists the signs with their letters for use in tables, where drawing is not possible.
:: [signs] Basic signs
Letters | Weld | Dimension on the left
FW | Fillet | throat a or leg z
BW-I | Square butt | penetration s
BW-V | Single V butt | penetration s
BW-Y | Single V with broad root face | penetration s
PW | Plug | diameter d
SW | Spot | diameter d
SE | Seam | width c
# [dimensions] Dimensions
The letter stands before the figure: a5 is a throat of 5 mm, z7 a leg of 7 mm. Without a letter the figure counts as a throat. A butt weld without a figure goes through the whole thickness.
For broken welds write number × length (space): 3 × 50 (100). A letter Z between two such entries means that the runs are staggered.
# [supplementary] Supplementary signs
A circle at the bend means all round, a flag means on site, a flat line above the sign means flush. Flush welds are ground only where the drawing says G.
# [tail] The tail
In the tail stand the process number, the quality class and the position, parted by slashes. What holds for every weld of a drawing is written once beside the title block.
# [mistakes] Mistakes that are often seen
Throat and leg are mixed up: a leg of 7 mm is a throat of 5 mm, and a weld that was meant as z5 and made as a5 is twice as heavy. The arrow points at a side view on which the joint cannot be seen.
`,
  editions: [
    { date: '1998-04-01', status: 'Replaced', replacedBy: 'FWK A-2-2022' },
    {
      date: '2010-09-09',
      status: 'Historical',
      files: ['html'],
      changes: 'Figures without a letter are no longer allowed. Signs for resistance welds have been added.',
      edits: [
        say('Without a letter the figure counts as a throat.', 'A figure without a letter is an error.'),
        say('SE | Seam | width c', 'SE | Seam | width c\nRP | Projection | diameter d\nST | Stud | diameter d'),
      ],
    },
    {
      date: '2022-05-05',
      status: 'Active',
      files: ['pdf', 'html'],
      changes: 'The tail is dealt with before the supplementary signs. A clause on models in three dimensions is new.',
      edits: [
        move('supplementary', 'tail'),
        after(
          'supplementary',
          '# [models] Models in three dimensions\nIn a model the symbol hangs on the edge of the joint and turns with it. The arrow side is then the side of the face to which the symbol is tied, and it is named in the properties of the weld, as a view from behind would swap the sides.',
        ),
      ],
    },
  ],
}

export const weldingSymbolsSpanish: Family = {
  ...facts,
  family: 'FWK A-2',
  language: 'es',
  translationOf: 'FWK A-2-2022',
  title: 'Símbolos de soldadura en los planos — Cómo leerlos y escribirlos',
  titles: { en: 'Welding symbols on drawings — Reading and writing them' },
  description: 'Elementos de los símbolos de soldadura, su lugar, sus dimensiones y los signos suplementarios.',
  documentType: 'Standard',
  ics: ['25.160.40', '01.100.20'],
  keywords: ['símbolo de soldadura', 'plano', 'soldadura en ángulo'],
  topics: ['Technical drawing'],
  text: `
# [scope] Objeto y campo de aplicación
Esta norma indica cómo se representan las soldaduras en los planos mediante símbolos. Se dirige a quien dibuja y a quien lee el plano en el taller. No indica qué soldadura necesita una unión.
# [elements] Elementos de un símbolo
El símbolo consta de una línea de flecha, una línea de referencia y, si hace falta, una cola. La flecha señala la unión. Lo que está debajo de la línea de referencia corresponde al lado de la flecha, y lo que está encima, al otro lado.
!flow [order] Orden de lectura de un símbolo ; Flecha: qué unión -> Lado: encima o debajo -> Signo básico: tipo -> Izquierda: sección -> Derecha: longitud y paso -> Cola: proceso y clase
# [basic] Signos básicos
El signo básico se parece a la soldadura antes de hacerla. La {signs} recoge los signos con sus letras, para las tablas en que no se puede dibujar.
:: [signs] Signos básicos
Letras | Soldadura | Dimensión a la izquierda
FW | En ángulo | garganta a o lado z
BW-I | A tope con bordes rectos | penetración s
BW-V | A tope en V | penetración s
BW-Y | A tope en V con talón ancho | penetración s
PW | De tapón | diámetro d
SW | Por puntos | diámetro d
SE | De costura | anchura c
RP | Por protuberancias | diámetro d
ST | De espárragos | diámetro d
# [dimensions] Dimensiones
La letra precede a la cifra: a5 es una garganta de 5 mm y z7 un lado de 7 mm. Una cifra sin letra es un error. Una soldadura a tope sin cifra atraviesa todo el espesor.
En las soldaduras discontinuas se escribe número × longitud (paso): 3 × 50 (100). Una letra Z entre dos de estas indicaciones significa que los cordones van al tresbolillo.
# [tail] La cola
En la cola figuran el número del proceso, la clase de calidad y la posición, separados por barras. Lo que vale para todas las soldaduras del plano se escribe una sola vez junto al cajetín.
# [supplementary] Signos suplementarios
Un círculo en el codo significa todo alrededor; una bandera, en obra; una línea recta sobre el signo, enrasada. Las soldaduras enrasadas se amolan solo donde el plano indica G.
# [models] Modelos en tres dimensiones
En un modelo el símbolo cuelga del borde de la unión y gira con él. El lado de la flecha es entonces el de la cara a la que está ligado el símbolo, y se nombra en las propiedades de la soldadura, pues una vista desde atrás cambiaría los lados.
# [mistakes] Errores frecuentes
Se confunden garganta y lado: un lado de 7 mm es una garganta de 5 mm, y una soldadura pensada como z5 y hecha como a5 pesa el doble. La flecha señala una vista lateral en la que no se ve la unión.
`,
  editions: [
    {
      date: '2022-10-20',
      status: 'Active',
      designation: 'FWK A-2-2022 (es)',
      files: ['pdf', 'html'],
      changes: 'Este documento es la traducción de FWK A-2-2022. En caso de duda prevalece el texto inglés.',
    },
  ],
}

export const visualInspection: Family = {
  ...facts,
  family: 'FWK B-7',
  title: 'Looking at welds — A guide to visual inspection without and with aids',
  description: 'Light, distance, gauges and acceptance for the visual inspection of fusion welds.',
  documentType: 'Guide',
  committees: ['FWK Board B Inspection'],
  ics: ['25.160.40'],
  keywords: ['visual inspection', 'weld', 'undercut'],
  topics: ['Testing'],
  text: `
# [scope] Scope
This guide is for inspectors of fusion welds in steel who use their eyes, a lamp and a few gauges.
# [light] Light and distance
At least 500 lx on the weld, from more than one side, and a distance of no more than 600 mm at an angle of 30° or more. After coming in from sunlight wait five minutes.
# [gauges] Gauges
A gauge for fillets reads the throat to 0.2 mm on flat welds only. On a hollow weld it reads too much, since it touches the toes.
# [before] Before and during welding
Look at the gap, the cleanness and the preheat before the first run, since nothing that is then wrong can be seen at the end.
# [after] After welding
:: [limits] What is accepted, in millimetres, for a thickness of 10 mm
Feature | Class B | Class C | Class D
Undercut | 0.5 | 0.5 | 1.0
Excess of a butt weld | 2.0 | 2.5 | 3.5
Crater | none | 1.0 | 2.0
Crack | none | none | none
# [stop] When to ask for more
A weld that looks well can hide lack of fusion. Ask for ultrasound wherever the toe shows a fine dark line that a wire brush does not remove.
`,
  editions: [{ date: '2003-06-16', status: 'Withdrawn No replacement', withdrawnDate: '2017-01-31' }],
}
