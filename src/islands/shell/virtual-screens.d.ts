// The modules that config/screens/screen-modules.ts makes of the screens' declarations.

declare module 'virtual:screens/owner/first' {
  export const home: import('./routes.ts').AppRoute<'owner'>;
  export const menu: import('./screens.ts').Menu<'owner'>;
  export const atHand: readonly string[];
  export const quickKeys: import('./use-quick-keys.ts').QuickKeys;
}

declare module 'virtual:screens/owner/routes' {
  export const routes: readonly import('./routes.ts').AppRoute<'owner'>[];
}

declare module 'virtual:screens/tenant/first' {
  export const home: import('./routes.ts').AppRoute<'tenant'>;
  export const menu: import('./screens.ts').Menu<'tenant'>;
  export const atHand: readonly string[];
  export const quickKeys: import('./use-quick-keys.ts').QuickKeys;
}

declare module 'virtual:screens/tenant/routes' {
  export const routes: readonly import('./routes.ts').AppRoute<'tenant'>[];
}

declare module 'virtual:screens/admin/first' {
  export const home: import('./routes.ts').AppRoute<'admin'>;
  export const menu: import('./screens.ts').Menu<'admin'>;
  export const atHand: readonly string[];
  export const quickKeys: import('./use-quick-keys.ts').QuickKeys;
}

declare module 'virtual:screens/admin/routes' {
  export const routes: readonly import('./routes.ts').AppRoute<'admin'>[];
}

declare module 'virtual:screens/owner/commands' {
  export const commands: import('./commands.ts').CommandFile['commands'];
  export const places: import('./commands.ts').CommandFile['places'];
  export const recordPaths: NonNullable<import('./commands.ts').CommandFile['recordPaths']>;
}

declare module 'virtual:screens/tenant/commands' {
  export const commands: import('./commands.ts').CommandFile['commands'];
  export const places: import('./commands.ts').CommandFile['places'];
}

declare module 'virtual:screens/admin/commands' {
  export const commands: import('./commands.ts').CommandFile['commands'];
  export const places: import('./commands.ts').CommandFile['places'];
}

declare module 'virtual:screens/owner/sections' {
  export const sections: Readonly<
    Record<
      string,
      readonly (Pick<import('./screens.ts').SectionEntry, 'label'> &
        Pick<import('./routes.ts').AppRoute<'owner'>, 'path' | 'permission'>)[]
    >
  >;
}

// The indexes that config/screens/place-index-modules.ts makes of the screens' declarations and everyday words.

declare module 'virtual:places/es' {
  export const index: import('#src/domain/insight/navigation/place-index.ts').PlaceIndex;
}

declare module 'virtual:places/en' {
  export const index: import('#src/domain/insight/navigation/place-index.ts').PlaceIndex;
}
