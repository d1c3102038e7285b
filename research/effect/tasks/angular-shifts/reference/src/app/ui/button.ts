import { booleanAttribute, Component, input } from '@angular/core';

/** Our button: `<button ladleButton>`. */
@Component({
  selector: 'button[ladleButton]',
  template: '<ng-content />',
  host: { class: 'button', '[attr.type]': 'isSubmit() ? "submit" : "button"' },
})
export class Button {
  readonly isSubmit = input(false, { transform: booleanAttribute });
}
