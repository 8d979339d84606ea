import { Argument } from 'commander';
import { operatorCommand } from '../frame/operatorCommand.js';

const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;

/** Prints what makes a shell complete our words; what it asks for then is the hidden `complete` (cli/main.ts). */
export const completion = () =>
  operatorCommand('completion')
    .description(
      'print the script that lets a shell complete commands and options; it wants tokri on the PATH (npm link), and bash its package bash-completion',
    )
    .used(
      ['source <(tokri completion bash)', 'for this terminal; in ~/.bashrc for all of them'],
      ['tokri completion fish > ~/.config/fish/completions/tokri.fish', 'for fish'],
    )
    .addArgument(new Argument('<shell>', 'whose script').choices(shells))
    .action(async (shell: (typeof shells)[number]) => {
      const { default: tab } = await import('@bomb.sh/tab');
      tab.setup('tokri', 'tokri', shell);
    });
