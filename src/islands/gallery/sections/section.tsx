import type { ReactNode } from 'react';

/** A chapter of the gallery; its id is the target of the navigation. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-20 gap-5">
      <h2 id={`${id}-title`} className="text-20">
        {title}
      </h2>
      {children}
    </section>
  );
}
