import type * as z from 'zod/mini'
import type { TenantPage } from './tenant-page.ts'

type Agreement = NonNullable<z.input<typeof TenantPage>['agreement']>

/** Agreement about the use of a library, in the words that its readers accept. */
export const readersAgreement = (version: string, name: string, pdf?: string): Agreement => ({
  version,
  ...(pdf !== undefined && { pdf }),
  text: {
    en: `Agreement on the use of ${name}

1. You read, print and download documents for your own work, as far as the subscription of your organization goes. You do not hand them on to people outside of it.

2. Documents stay as they are: nobody removes the name of the publisher, a notice of rights or the protection of a file.

3. Programs that fetch documents in bulk are not allowed.

4. The library notes which documents were opened, to report the use of subscriptions and to show you what you read last. Ask the support what is kept of you.

5. A sign-in belongs to one person. Tell the support if somebody else could use yours.`,
    ar: `اتفاقية استخدام ${name}

١. تقرأ الوثائق وتطبعها وتنزّلها لعملك أنت، في حدود اشتراك مؤسستك، ولا تسلّمها إلى أشخاص خارجها.

٢. تبقى الوثائق كما هي: لا يُزال منها اسم الناشر ولا بيان الحقوق ولا حماية الملف.

٣. لا يُسمح ببرامج تجلب الوثائق بالجملة.

٤. تسجّل المكتبة الوثائق التي فُتحت لإعداد تقارير عن استخدام الاشتراكات ولعرض آخر ما قرأته. واسأل الدعم عما يُحفظ عنك.

٥. تسجيل الدخول خاص بشخص واحد. أبلغ الدعم إن أمكن لغيرك استعماله.`,
    es: `Acuerdo sobre el uso de ${name}

1. Usted lee, imprime y descarga documentos para su propio trabajo, hasta donde llega la suscripción de su organización. No los entrega a personas ajenas a ella.

2. Los documentos quedan como están: nadie quita el nombre del editor, un aviso de derechos ni la protección de un archivo.

3. No se permiten programas que descarguen documentos en masa.

4. La biblioteca anota qué documentos se abrieron, para informar del uso de las suscripciones y para mostrarle lo último que leyó. Pregunte al soporte qué se guarda de usted.

5. Un inicio de sesión es de una sola persona. Avise al soporte si otra persona pudo usar el suyo.`,
  },
})
