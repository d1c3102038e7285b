import { Component } from '@angular/core';

/** Our button: `<button ladleButton>`. */
@Component({
  selector: 'button[ladleButton]',
  template: '<ng-content />',
  host: { class: 'button', '[attr.type]': '"button"' },
})
export class Button {}
