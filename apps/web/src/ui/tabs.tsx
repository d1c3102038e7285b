import { Tabs as Primitive } from 'radix-ui';
import { type ReactNode, startTransition } from 'react';
import { tabLook } from './tab-look.ts';

/** Tabs with one open panel; arrow keys move between them. */
export function Tabs<Name extends string>({
  label,
  tabs,
  open,
  onOpen,
  children,
}: {
  label: string;
  tabs: readonly { readonly name: Name; readonly label: string }[];
  open: Name;
  onOpen: (name: Name) => void;
  children: ReactNode;
}) {
  return (
    <Primitive.Root value={open} onValueChange={(name) => startTransition(() => onOpen(name as Name))} className="mt-8">
      <Primitive.List
        aria-label={label}
        className="flex flex-wrap gap-1 rounded-card bg-sunken p-1 print:hidden noscript:hidden"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.name} value={tab.name} className={tabLook}>
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {children}
    </Primitive.Root>
  );
}

/** The panel of one tab. A kept panel stays in the page while closed, for printing and for browsers without scripts. */
export function TabPanel({ name, isKept, children }: { name: string; isKept?: true; children: ReactNode }) {
  return isKept ? (
    <Primitive.Content
      value={name}
      forceMount
      className="pt-6 data-[state=inactive]:hidden print:block! noscript:block!"
    >
      {children}
    </Primitive.Content>
  ) : (
    <Primitive.Content value={name} className="pt-6">
      {children}
    </Primitive.Content>
  );
}
