import { useLanguage, useText } from '#src/i18n/react.tsx';
import { type NoticeTexts, wordsOf } from './notice-words.ts';

/** What a notice says, in the reader's language, and the other one when it was written in both. */
export function NoticeBody({ notice }: { notice: NoticeTexts }) {
  const { tenant: text } = useText('notices');
  const { own, other } = wordsOf(notice, useLanguage());
  return (
    <div className="grid gap-4">
      <p lang={own.language} className="max-w-prose text-16 break-words whitespace-pre-line">
        {own.body}
      </p>
      {other ? (
        <details className="max-w-prose">
          <summary className="min-h-11 cursor-pointer py-2.5 text-14 font-medium text-action">
            {text.otherLanguage}
          </summary>
          <div lang={other.language} className="grid gap-1 pt-1">
            <p className="font-medium break-words">{other.title}</p>
            <p className="text-16 break-words whitespace-pre-line">{other.body}</p>
          </div>
        </details>
      ) : null}
    </div>
  );
}
