import { type ComponentProps, createElement, type ReactNode } from 'react';

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Makes the icons of lucide-react in place of its own factory, whose options the app does not use. An icon without a label
 * is hidden from assistive technology.
 */
export default function createIcon({ node }: IconData) {
  return function Icon(props: ComponentProps<'svg'>): ReactNode {
    const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
    const isHidden = props['aria-label'] === undefined && props.role === undefined;
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(isHidden && { 'aria-hidden': true }),
        ...props,
      },
      parts,
    );
  };
}
