import type { ReactNode } from 'react';
import { useText } from '#src/i18n/react.tsx';

/** What whoever does the work writes on it. */
export function ByHand() {
  const { sheet: text } = useText('upkeep');
  return (
    <>
      <Part title={text.done}>
        <Blank isTall />
      </Part>
      <Part title={text.materials}>
        <Blank isTall />
      </Part>
      <footer className="grid gap-5 sm:grid-cols-3 print:grid-cols-3">
        {[text.name, text.date, text.signature].map((label) => (
          <Part key={label} title={label}>
            <Blank />
          </Part>
        ))}
      </footer>
    </>
  );
}

/** A part of the sheet under its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1 text-15 break-inside-avoid">
      <h3 className="text-14 text-secondary">{title}</h3>
      {children}
    </section>
  );
}

/** Room to write by hand. */
export function Blank({ isTall = false }: { isTall?: boolean }) {
  return (
    <div aria-hidden="true" className="grid">
      <span className="h-8 border-b border-line" />
      {isTall ? <span className="h-8 border-b border-line" /> : null}
    </div>
  );
}
