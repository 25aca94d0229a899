import { Component } from '@angular/core';
import { RouterOutlet } from '@angular/router';

/** What `ng new` writes, but for its welcome. */
@Component({
  selector: 'app-root',
  imports: [RouterOutlet],
  template: `<router-outlet />`,
})
export class App {}
