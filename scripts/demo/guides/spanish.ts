import type { Guide } from './guide.ts'

export const guiaDeInicio: Guide = {
  id: 'guia-de-inicio',
  language: 'es',
  title: 'Guía de inicio',
  about: 'Su primer cuarto de hora con la biblioteca',
  text: `
# Para qué sirve la biblioteca
La biblioteca reúne normas, modificaciones, traducciones e informes de investigación de varios editores. Usted encuentra un documento, ve si está en vigor y lo lee en el navegador, sin instalar nada.
Su organización se suscribe a editores o a colecciones. Se puede buscar en todo lo que la biblioteca conoce; de lo que no entra en la suscripción se muestran los datos, pero no el texto.
# Entrar
Abra la dirección de su biblioteca e inicie la sesión. Después vuelve a la página que había pedido, aunque haya llegado por un enlace a una página concreta de un documento.
Si dispone de varias cuentas, elige una al entrar y puede cambiar a otra desde el menú de la cuenta.
> Si la sesión termina mientras lee, una ventana pequeña permite entrar de nuevo. Lo que ha escrito se conserva.
# La página de inicio
El cuadro grande del centro busca en la biblioteca. Debajo hay tres listas, de seis documentos como máximo cada una:
- los documentos abiertos hace poco, para seguir donde lo dejó
- los documentos de su suscripción que han cambiado
- las suscripciones, es decir, lo que su cuenta puede leer
# Dónde está cada cosa
:: [places] Partes de la página
Lugar | Qué se encuentra
Cabecera | Cuadro de búsqueda, idioma y cuenta
Menú lateral | Inicio, búsqueda, guías y enlaces
Menú de la cuenta | Cuentas, aspecto y salida
Pie | Política de privacidad y contacto
El menú de idiomas ofrece catorce. El inglés y el árabe están completos; en los demás está traducido el marco del sitio y el resto aparece en inglés. El idioma de la página no cambia el del documento.
# Una primera búsqueda
!flow [first] De la pregunta a la página ; Escribir palabras o un código -> Mirar el estado y la fecha -> Abrir el documento -> Leer en la página encontrada
Escriba un código como UNE 990110 o unas palabras como <i>nivelación del ascensor</i> y pulse Intro. Abra un resultado: si las palabras están en el texto, el documento se abre en su página.
# Si algo no funciona
Un mensaje dice qué ha pasado y qué puede hacer. Si se repite, escriba a la dirección de asistencia de su biblioteca, que figura en el menú de la cuenta, e indique el código del documento.
`,
}

export const guiaDeBusqueda: Guide = {
  id: 'guia-de-busqueda',
  language: 'es',
  title: 'Guía de búsqueda',
  about: 'Palabras, códigos, ediciones y lo que dicen los resultados',
  text: `
# Tres maneras de buscar
:: [ways] Dónde se busca
Manera | Dónde busca | Para qué
Todo | Código, título, descripción, palabras clave y texto completo | Casi siempre
Palabras | Título, descripción, palabras clave y texto completo | Una materia o un ensayo
Códigos | Solo los códigos | Un número que ya se conoce
El título y el código pesan más que una palabra en medio del texto: el documento que trata de algo va delante de los que lo mencionan.
# Códigos
Escriba el código como lo conozca. Los espacios, los guiones, los dos puntos y el año no importan: <i>UNE990110</i> y <i>UNE 990110:2024</i> llevan al mismo lugar. Sin año aparece primero la edición en vigor.
# Palabras
Deben aparecer todas. Con menos palabras se encuentra más. Las mayúsculas y los acentos no cambian nada, y los signos pueden escribirse sin temor. Una búsqueda admite 500 caracteres; una búsqueda vacía o un asterisco muestran todos los documentos.
# Qué muestra un resultado
- el estado: en vigor, histórico, anulado, etc.
- el código, el título y el editor
- la fecha del último cambio; en los informes, la de publicación
- las traducciones, las otras ediciones y los suplementos
- la página en la que se encontraron las palabras
# Orden y páginas
:: [sorts] Órdenes
Orden | Cuándo
Por relevancia | Se busca un documento
Por código | Se recorre una familia
Por título | Se recorre una materia
Por fecha | Se quiere ver lo nuevo
El orden, el número de resultados y la página forman parte de la dirección: puede guardarla o enviarla, y el botón Atrás devuelve la misma lista en el mismo lugar.
# Sin resultados
Revise la ortografía, quite la palabra menos importante o busque en todo el contenido. Para un código, escriba las letras y el número sin lo que sigue al guion.
`,
}
