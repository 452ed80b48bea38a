import { unprintedLetters } from '#src/domain/foundation/printed-letters.ts';
import { useText } from '#src/i18n/react.tsx';

/** What is said at a name before a paper goes out that cannot show all of its letters. */
export function useUnprinted(name: string): string | undefined {
  const { form } = useText('common');
  const letters = unprintedLetters(name);
  return letters.length > 0 ? form.unprinted({ letters: letters.join(' ') }) : undefined;
}
