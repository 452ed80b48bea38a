import type { EcfDocument } from '#src/data/taxes/ecf.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { keptSentences, sendingSentences } from './ecf-sentences.ts';
import { ecfMessages } from './ecf-state.ts';

/** What keeps an electronic receipt from being signed, what the tax authority says, and which contingency is on. */
export function EcfSays({ document }: { document: EcfDocument }) {
  const { details: text, problems } = useText('ownerEcf');
  const kept = [
    ...keptSentences(document.problems, problems),
    ...sendingSentences(document.messages, problems),
  ];
  const messages = ecfMessages(document.messages);
  const kind = document.contingencyKind === null ? null : String(document.contingencyKind);
  return (
    <>
      {kept.length > 0 ? (
        <Notice
          tone="bad"
          title={text.problems}
          action={
            <AppLink
              to={`/finance/taxes/profile?issuer=${document.issuerId}`}
              className="text-action underline"
            >
              {problems.profile}
            </AppLink>
          }
        >
          <Sentences sentences={kept} />
        </Notice>
      ) : null}
      {messages.length > 0 ? (
        <Notice tone={document.state === 'rejected' ? 'bad' : 'info'} title={text.messages}>
          <Sentences sentences={messages.map(text.message)} />
        </Notice>
      ) : null}
      {document.state === 'signed' && (kind === '1' || kind === '3') ? (
        <Notice tone="warn">{text.contingencyKinds[kind]}</Notice>
      ) : null}
    </>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="grid gap-1 wrap-anywhere">
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
