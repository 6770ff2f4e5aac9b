/** The languages of the local sign-in page: one in each direction. */
export type PageLanguage = 'en' | 'ar'

export function languageOf(asked: string | null | undefined, accepted: string | undefined): PageLanguage {
  return /^ar\b/i.test(asked || accepted || '') ? 'ar' : 'en'
}

interface PersonText {
  readonly role: string
  readonly shows: string
}

interface Texts {
  readonly otherLanguage: string
  readonly heading: string
  readonly intro: string
  readonly federated: string
  readonly expiredHeading: string
  readonly expired: string
  readonly failedHeading: string
  readonly failed: string
  readonly startAgain: string
  readonly signOutHeading: string
  readonly signOut: string
  readonly stay: string
  readonly people: Readonly<Record<string, PersonText>>
}

const en: Texts = {
  otherLanguage: 'العربية',
  heading: 'Who is reading today?',
  intro: 'This library runs on this machine and has a cast of people to try it with. Choose one to sign in as.',
  federated: 'People of this library come through the sign-in of their own organisation. On this machine, choose one here.',
  expiredHeading: 'This sign-in has run out',
  expired: 'It was begun too long ago, or in another browser. Nothing is lost: begin again.',
  failedHeading: 'Signing in did not work',
  failed: 'The request to sign in could not be understood. Begin again from the library.',
  startAgain: 'Back to the library',
  signOutHeading: 'Sign out?',
  signOut: 'Sign out',
  stay: 'Stay signed in',
  people: {
    subscriber: { role: 'Subscriber', shows: 'Reads ISO, IETF and the library’s own documents' },
    colleague: { role: 'Colleague', shows: 'Shares the subscriber’s account' },
    company: { role: 'Company user', shows: 'A company’s shared sign-in: reads, and keeps nothing of its own' },
    admin: { role: 'Administrator', shows: 'Looks after people and the running of the library' },
    'compass-admin': { role: 'Compass points administrator', shows: 'Looks after the compass points of an account' },
    'usage-viewer': { role: 'Usage viewer', shows: 'Sees how much the account reads' },
    drm: { role: 'Protected reader', shows: 'Sees documents in the protected view alone' },
    'two-accounts': { role: 'Member of two accounts', shows: 'Chooses one, and can change to the other' },
    outsider: { role: 'Outsider', shows: 'Has no account here yet' },
    visitor: { role: 'Guest', shows: 'Looks around without an account of their own' },
  },
}

const ar: Texts = {
  otherLanguage: 'English',
  heading: 'من يقرأ اليوم؟',
  intro: 'تعمل هذه المكتبة على هذا الجهاز، ومعها أشخاص للتجربة. اختر أحدهم لتسجيل الدخول باسمه.',
  federated: 'يدخل قراء هذه المكتبة عبر تسجيل الدخول الخاص بمؤسساتهم. على هذا الجهاز، اختر أحدهم من هنا.',
  expiredHeading: 'انتهت صلاحية محاولة الدخول',
  expired: 'بدأت هذه المحاولة منذ وقت طويل أو في متصفح آخر. لم يُفقد شيء: ابدأ من جديد.',
  failedHeading: 'تعذّر تسجيل الدخول',
  failed: 'لم يُفهم طلب تسجيل الدخول. ابدأ من جديد من المكتبة.',
  startAgain: 'العودة إلى المكتبة',
  signOutHeading: 'هل تريد تسجيل الخروج؟',
  signOut: 'تسجيل الخروج',
  stay: 'البقاء مسجّلاً',
  people: {
    subscriber: { role: 'مشترك', shows: 'يقرأ وثائق ISO وIETF ووثائق المكتبة نفسها' },
    colleague: { role: 'زميل', shows: 'يشارك المشترك حسابه' },
    company: { role: 'مستخدم شركة', shows: 'دخول مشترك لشركة: يقرأ ولا يحتفظ بشيء خاص به' },
    admin: { role: 'مدير', shows: 'يعتني بالأشخاص وبتشغيل المكتبة' },
    'compass-admin': { role: 'مدير نقاط البوصلة', shows: 'يعتني بنقاط البوصلة في حساب' },
    'usage-viewer': { role: 'مطّلع على الاستخدام', shows: 'يرى مقدار ما يقرأه الحساب' },
    drm: { role: 'قارئ محميّ', shows: 'يرى الوثائق في العرض المحمي وحده' },
    'two-accounts': { role: 'عضو في حسابين', shows: 'يختار أحدهما ويمكنه الانتقال إلى الآخر' },
    outsider: { role: 'من خارج المكتبة', shows: 'ليس له حساب هنا بعد' },
    visitor: { role: 'ضيف', shows: 'يتجول دون حساب خاص به' },
  },
}

export const signInTexts: Readonly<Record<PageLanguage, Texts>> = { en, ar }
