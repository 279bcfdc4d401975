import type { ComponentProps } from 'react';

/**
 * A hidden field that only bots fill in. Its specified name is one that autofill knows, so attributes tell each tool to
 * skip it. It is last in its form, so that no other field is mistaken for its neighbor.
 */
export const HoneypotField = (props: Omit<ComponentProps<'input'>, 'name'>) => (
  <div aria-hidden="true" className="hidden">
    <label>
      Leave this field empty
      <input
        {...props}
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-form-type="other"
        data-lpignore="true"
        data-protonpass-ignore=""
      />
    </label>
  </div>
);
