/** Where a listing's page stands. */
export function rentalPath(language: string, slug: string): string {
  return `/${language}/rentals/${slug}/`;
}

/**
 * A link that opens WhatsApp with a text to send to whomever the reader chooses. Nothing is sent and nobody is asked
 * before the reader does so.
 */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/**
 * A link that opens WhatsApp with somebody's conversation.
 * @param phone as stored: `+18095550199`
 */
export function whatsAppChat(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}

/**
 * The dark squares of a two-dimensional code as one SVG path, a unit a square, with a free margin of `margin` squares,
 * which readers need.
 */
export function squaresPath(rows: readonly (readonly boolean[])[], margin: number): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : '')))
    .join('');
}
