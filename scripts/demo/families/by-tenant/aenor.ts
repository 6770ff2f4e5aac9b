import { UNE } from '../../text/bodies.ts'
import { after, move, say } from '../../text/edit-text.ts'
import type { Family } from '../../text/family.ts'
import { lifts, liftsEnglish } from './aenor-lifts.ts'

const facts = {
  body: UNE,
  language: 'es',
  sectors: ['Construction', 'Consumer products'],
  collections: ['Normas de demostración'],
}

const oliveMills: Family = {
  ...facts,
  family: 'UNE 990230',
  title: 'Ruido en almazaras — Medición y reducción en el puesto de trabajo',
  titles: { en: 'Noise in olive mills — Measurement and reduction at the workplace' },
  description: 'Texto de demostración: medición del ruido en molinos, batidoras y centrífugas, y medidas que lo reducen.',
  documentType: 'Norma',
  committees: ['CTN 990 Demostración'],
  ics: ['13.140', '67.260'],
  keywords: ['ruido', 'almazara', 'centrífuga', 'trabajo'],
  taxonomy: ['Industria/Alimentación'],
  topics: ['Health', 'Noise'],
  text: `
# [scope] Objeto y campo de aplicación
Esta norma se aplica a las almazaras con una capacidad de hasta 200 t de aceituna al día. Indica cómo medir el ruido durante la campaña y qué medidas tomar.
# [when] Cuándo se mide
Se mide con la línea a plena carga, al menos tres veces en la campaña. Las puertas están como de costumbre.
# [how] Cómo se mide
El micrófono se coloca a 100 mm del oído, del lado más ruidoso, durante cinco ciclos de trabajo. El sonómetro es de clase 1 y se comprueba antes y después.
:: [levels] Niveles habituales, en dB(A)
Lugar | Sin medidas | Con medidas
Patio, tolva | 86 | 80
Molino de martillos | 96 | 85
Batidora | 81 | 78
Centrífuga horizontal | 92 | 83
Bodega | 68 | 66
# [measures] Medidas
Primero se actúa en la fuente: martillos equilibrados, chapas con capa amortiguadora y apoyos elásticos. Después, en el camino: cabina para el molino con 100 mm de lana mineral. La protección del oído viene al final.
!layers [wall] Sección de la pared de la cabina ; Chapa de acero 2 ; Lana mineral 100 ; Chapa perforada 1 ; Cámara de aire 30 ; Placa de yeso 13
# [time] Tiempo de exposición
El nivel diario se calcula con el tiempo pasado en cada lugar. A 91 dB(A) dos horas equivalen a una jornada de ocho a 85 dB(A).
# [report] Informe
El informe lleva un plano con los puntos, los niveles y las personas que trabajan en cada uno.
`,
  editions: [
    { date: '2008-03-12', status: 'Historical' },
    {
      date: '2015-06-03',
      status: 'Historical',
      files: ['html'],
      changes: 'El tiempo de exposición pasa delante de las medidas. Se mide cuatro veces en la campaña.',
      edits: [move('measures', 'time'), say('al menos tres veces en la campaña', 'al menos cuatro veces en la campaña')],
    },
    {
      date: '2023-10-25',
      status: 'Active',
      files: ['pdf', 'html'],
      changes: 'Se añade un capítulo sobre la limpieza con agua a presión y se rebajan los niveles con medidas.',
      edits: [
        say('Molino de martillos | 96 | 85', 'Molino de martillos | 96 | 83'),
        after(
          'time',
          '# [washing] Limpieza\nLa limpieza con agua a presión llega a 94 dB(A). Se hace con boquillas planas, desde 500 mm, y nadie permanece en la sala sin protección.',
        ),
      ],
    },
  ],
}

const stoneReport: Family = {
  ...facts,
  family: 'UNE-INF 990310',
  title: 'Informe: comportamiento de fachadas de piedra caliza frente a la lluvia con viento',
  titles: { en: 'Report: limestone façades under driving rain' },
  description: 'Texto de demostración: informe de investigación sobre 24 fachadas durante tres inviernos.',
  documentType: 'Research-Report',
  committees: ['CTN 990 Demostración'],
  ics: ['91.060.10', '91.100.15'],
  keywords: ['fachada', 'piedra', 'lluvia', 'humedad'],
  taxonomy: ['Construcción/Fachadas'],
  topics: ['Durability', 'Research'],
  text: `
# [aim] Objeto
Se quiso saber cuánta agua entra por las juntas y cuánta por la propia piedra, y si los hidrofugantes sirven para algo después de diez años.
# [walls] Fachadas
Se siguieron 24 fachadas en Burgos, Cádiz y Santander con sondas de humedad a 20 mm y a 80 mm de profundidad.
# [results] Resultados
:: [water] Humedad de la piedra en febrero, en % de la masa
Fachada | A 20 mm | A 80 mm
Junta de cal, sin tratar | 4.1 | 2.2
Junta de cemento, sin tratar | 5.0 | 4.4
Junta de cal, hidrofugada | 2.0 | 1.9
Junta de cemento, hidrofugada | 2.6 | 4.8
!chart [dry] Secado después de una semana de lluvia ; x=Días ; y=Humedad a 80 mm, % ; Cal: 0,3.4 5,2.9 10,2.4 20,1.8 ; Cemento: 0,4.9 5,4.8 10,4.5 20,4.1
# [reading] Lectura
La junta de cemento retiene el agua detrás, y el hidrofugante le cierra la salida. La junta de cal moja antes y seca mucho antes.
# [advice] Recomendaciones
Rejuntar con cal y no hidrofugar sin haber medido la humedad durante un invierno.
`,
  editions: [{ date: '2021-05-19', status: 'Active' }],
}

const shutters: Family = {
  ...facts,
  family: 'UNE 990470',
  title: 'Persianas enrollables de madera — Medidas',
  titles: { en: 'Wooden roller shutters — Dimensions' },
  description: 'Texto de demostración, anulado: medidas de lamas y cajones de persianas de madera.',
  documentType: 'Norma',
  committees: ['CTN 990 Demostración'],
  ics: ['91.060.50'],
  keywords: ['persiana', 'madera', 'lama'],
  taxonomy: ['Construcción/Carpintería'],
  topics: ['Dimensions'],
  text: `
# [scope] Objeto y campo de aplicación
Esta norma fijaba las medidas de las lamas, las guías y los cajones de las persianas enrollables de madera de pino.
# [slats] Lamas
:: [dims] Medidas de las lamas, en mm
Anchura del hueco | Grueso | Altura visible
hasta 1 200 | 11 | 35
1 200 a 1 800 | 14 | 45
1 800 a 2 400 | 16 | 50
# [box] Cajón
El diámetro del rollo es la raíz de 1.3 veces el producto del grueso por la altura del hueco; el cajón mide 30 mm más.
# [rope] Cinta
La cinta resiste 600 N y se cambia cuando ha perdido la tercera parte de su anchura.
`,
  editions: [{ date: '1986-04-15', status: 'Withdrawn No replacement', withdrawnDate: '2004-12-31' }],
}

export const aenor: readonly Family[] = [lifts, liftsEnglish, oliveMills, stoneReport, shutters]
