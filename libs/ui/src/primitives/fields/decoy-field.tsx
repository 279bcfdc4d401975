import type { ComponentProps } from 'react';

/**
 * A hidden field that only robots fill in. Its name is specified, and means something to form fillers; each is told
 * in its own way to leave the field alone. Last in its form, so that no other field is taken for its neighbor.
 */
export const DecoyField = (props: Omit<ComponentProps<'input'>, 'name'>) => (
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
