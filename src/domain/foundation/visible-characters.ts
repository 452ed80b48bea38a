/** Signs that show nothing and change how what stands beside them is read, or cannot be kept at all. */
const HARMFUL = /[\p{Cs}\p{Cn}\p{Bidi_Control}]|(?![\t\n\r])\p{Cc}/u;

/** Whether every sign of a text can be kept and shown as it was meant. @param isOneLine nor may it break into lines then */
export function isVisibleText(text: string, isOneLine: boolean): boolean {
  return !HARMFUL.test(text) && !(isOneLine && /[\t\n\r\u2028\u2029]/.test(text.trim()));
}
