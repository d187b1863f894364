import { type Component, createElement, type FunctionComponent, type VNode } from 'preact';

/**
 * A component that renders again only when one of its properties changes. `memo` of `preact/compat` does the same, but that module changes how all
 * components of the page behave.
 */
export function memo<Props extends object>(drawn: FunctionComponent<Props>): FunctionComponent<Props> {
  function Kept(this: Component<Props>, props: Props): VNode<Props> {
    this.shouldComponentUpdate = (next) => !areSame(this.props, next);
    return createElement(drawn, props);
  }
  return Kept as unknown as FunctionComponent<Props>;
}

function areSame(before: object, now: object): boolean {
  const names = Object.keys(now);
  if (names.length !== Object.keys(before).length) return false;
  return names.every((name) => Object.is(before[name as keyof object], now[name as keyof object]));
}
