import { useEffect, useState } from 'react';
import { followMailLink, readMailLink } from '#src/data/people/session/mail-link.ts';
import type { Language } from '#src/i18n/language.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppRoot } from '#src/islands/shell/app-root.tsx';
import { localizedPath } from '#src/islands/shell/area-paths.ts';
import { EntryCard } from '#src/islands/shell/entry-card.tsx';
import { PlainFrame } from '#src/islands/shell/plain-frame.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';

const namespaces: readonly Namespace[] = ['common', 'auth'];

interface MailLinkAppProps {
  /** Of the page's address; links to the other pages keep to it. */
  language: Language;
}

/** The page that the link of one of Auth's messages opens. Scanners of mail open every link: nothing is done before a press. */
export function MailLinkApp({ language }: MailLinkAppProps) {
  return (
    <AppRoot namespaces={namespaces}>
      <PlainFrame width="card">
        <MailLinkCard language={language} />
      </PlainFrame>
    </AppRoot>
  );
}

function MailLinkCard({ language }: MailLinkAppProps) {
  const { product } = useText('common');
  const text = useText('auth').mailLink;
  const [link] = useState(() => readMailLink(new URL(window.location.href)));
  const [isHalf, setIsHalf] = useState(false);
  const follow = useAction({
    mutationFn: followMailLink,
    onDone: (address) => (address === null ? setIsHalf(true) : window.location.replace(address)),
  });
  const words = link ? text.kinds[link.type] : text.broken;
  const title = isHalf ? text.half.title : words.title;

  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);

  const isOver = !link || isHalf;
  return (
    <EntryCard title={title} text={isHalf ? text.half.text : words.text} error={follow.error}>
      {isOver ? (
        <a
          href={link?.target ?? localizedPath('/login/', language)}
          className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}
        >
          {isHalf ? text.half.goOn : text.broken.button}
        </a>
      ) : (
        <>
          <Button
            variant="primary"
            size="lg"
            isBlock
            isBusy={follow.isRunning}
            onClick={() => void follow.run(link)}
          >
            {words.button}
          </Button>
          <p className="text-14 text-secondary">{text.once}</p>
        </>
      )}
    </EntryCard>
  );
}
