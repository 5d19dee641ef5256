import type { ComponentType } from 'react';

/**
 * What stands for `keepMarkup` where pages are rendered in one place, without the bundler that it asks for
 * markup: the component itself, rendered each time.
 */
export function keepMarkup<Props extends object>(
  Component: ComponentType<Props>,
  className: string,
) {
  return function Unkept(props: Props) {
    return (
      <div className={className}>
        <Component {...props} />
      </div>
    );
  };
}
