import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { templateQueries } from '#src/data/messages/templates.ts';
import { hasMessageWords, messageWords } from '#src/domain/messages/message-words.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useDebouncedValue } from '../use-debounced-value.ts';

interface WordsPreviewProps {
  text: string;
  /** Of the first who will read it; null while nobody is chosen. */
  leaseId: string | null;
  hasSeveral?: boolean;
}

/** Which words are filled for each reader, and how the first of them will read what is written. */
export function WordsPreview({ text, leaseId, hasSeveral = false }: WordsPreviewProps) {
  const { compose } = useText('messages');
  const language = useLanguage();
  const settled = useDebouncedValue(text);
  const isFilled = hasMessageWords(settled);
  const { data } = useQuery({
    ...templateQueries.preview(leaseId ?? '', settled),
    enabled: isFilled && leaseId !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid gap-2 text-14">
      <p className="text-hint">{compose.words({ words: messageWords[language].join(', ') })}</p>
      {isFilled && leaseId !== null && data ? (
        <div role="status" className="grid gap-1 rounded-control bg-sunken px-3 py-2">
          <p className="text-secondary">{hasSeveral ? compose.previewFirst : compose.preview}</p>
          <p className="break-words whitespace-pre-line">{data}</p>
        </div>
      ) : null}
    </div>
  );
}
